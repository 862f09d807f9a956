"""Dataclasses that are made quickly, and whose values are made quickly.

`dataclass` of the standard library writes and compiles up to eight functions for each class, and its
constructors set field after field past the ban on setting them.  With a hundred and fifty classes that is a
tenth of the time to the first picture of the table; and every move makes many new values.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from dataclasses import MISSING, Field, FrozenInstanceError
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen: bool, slots: bool, kw_only: bool = False) -> Callable[[type], type]:
        """What `dataclasses.dataclass` makes of a class without bases, frozen and with slots, but quickly.

        Only the constructor is written for the class; all else is shared.
        """

        def make(cls: type) -> type:
            if not (frozen and slots and cls.__bases__ == (object,)):
                raise TypeError("only frozen classes with slots and without bases are thought of")
            bare = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True, kw_only=kw_only)(cls)
            return _complete(bare)

        return make


def _complete(cls: type) -> type:
    """Give a class that knows its fields all methods of a frozen dataclass."""
    every = dataclasses.fields(cls)
    whole = _getter(field.name for field in every)
    compared = _getter(field.name for field in every if field.compare)
    told = [field.name for field in every if field.repr]

    def is_equal(self: object, other: object) -> bool:
        return compared(self) == compared(other) if other.__class__ is self.__class__ else NotImplemented

    def tell(self: object) -> str:
        return f"{cls.__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in told)})"

    def restore(self: object, state: tuple[object, ...]) -> None:
        for field, value in zip(every, state, strict=True):
            object.__setattr__(self, field.name, value)

    made: dict[str, Callable[..., Any]] = {
        "__init__": _constructor(cls, every),
        "__eq__": is_equal,
        "__hash__": lambda self: hash(compared(self)),
        "__repr__": tell,
        "__setattr__": _refuse_to_set,
        "__delattr__": _refuse_to_delete,
        "__getstate__": lambda self: whole(self),
        "__setstate__": restore,
    }
    own = vars(cls)
    for name, method in made.items():
        if name not in own:
            setattr(cls, name, method)
    return cls


def _constructor(cls: type, every: tuple[Field[Any], ...]) -> Callable[..., None]:
    """A constructor that lifts the ban once: while its fields are set, the new object is of a twin class."""
    twin = type(f"Open{cls.__name__}", (), {"__slots__": [field.name for field in every]})
    known: dict[str, Any] = {"set_past_ban": object.__setattr__, "twin": twin, "cls": cls, "MISSING": MISSING}
    parameters, lines, is_by_name = ["self"], ["set_past_ban(self, '__class__', twin)"], False
    for field in every:
        name = field.name
        if field.kw_only and not is_by_name:
            parameters.append("*")
            is_by_name = True
        if field.default_factory is not MISSING:
            known[f"make_{name}"] = field.default_factory
            parameters.append(f"{name}=MISSING")
            lines.append(f"self.{name} = make_{name}() if {name} is MISSING else {name}")
            continue
        if field.default is not MISSING:
            known[f"usual_{name}"] = field.default
            name = f"{name}=usual_{name}"
        parameters.append(name)
        lines.append(f"self.{field.name} = {field.name}")
    lines.append("self.__class__ = cls")
    exec(f"def __init__({', '.join(parameters)}):\n " + "\n ".join(lines), known)
    constructor: Callable[..., None] = known["__init__"]
    constructor.__qualname__ = f"{cls.__qualname__}.__init__"
    constructor.__module__ = cls.__module__
    constructor.__annotations__ = {field.name: field.type for field in every} | {"return": None}
    return constructor


def _getter(names: Iterable[str]) -> Callable[[object], tuple[Any, ...]]:
    """Reads these attributes, always as a tuple."""
    match tuple(names):
        case ():
            return lambda _: ()
        case (name,):
            get = attrgetter(name)
            return lambda self: (get(self),)
        case several:
            return attrgetter(*several)


def _refuse_to_set(_self: object, name: str, _value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(_self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")
