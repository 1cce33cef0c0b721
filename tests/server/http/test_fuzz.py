"""Whatever is asked by HTTP: no trouble, answers as the schema promises, and no word about the inside."""

import asyncio
import io
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from geisterstunde.server.bodies import NewTable
from geisterstunde.server.hosting.logs import Log
from geisterstunde.server.http.routes import application
from geisterstunde.server.service import Service
from geisterstunde.server.socket.wire import Wires
from geisterstunde.server.time_and_luck import TimeAndLuck
from tests.server.store.memory import MemoryStore
from tests.server.worlds import CODE, GENEROUS, LedChooser

LOG = io.StringIO()


def doors() -> Any:
    """A service with one table, without a port."""
    service = Service(MemoryStore(), LedChooser(), GENEROUS, TimeAndLuck(code=lambda: CODE), Log(LOG))
    asyncio.run(service.found(NewTable(game="ghosts", name="Ada")))
    service.time_and_luck = TimeAndLuck()
    return application(service, Wires(32_768, 262_144, 2))


SCHEMA = schemathesis.openapi.from_asgi("/schema", doors())
INSIDE = ("Traceback", ".py", "site-packages", "/src/", "/home/", "/tmp/", "litestar", "msgspec", "sqlite")


@SCHEMA.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_asked_the_answer_is_one_of_ours(case: Any) -> None:
    # Half of the questions are about a table that there is.
    if "code" in case.path_parameters and len(case.path_parameters["code"]) % 2:
        case.path_parameters["code"] = CODE
    answer = case.call()
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    case.validate_response(answer, checks=checks)
    assert not [word for word in INSIDE if word in answer.text]
    assert "content-security-policy" in answer.headers
    assert "trouble" not in LOG.getvalue()
