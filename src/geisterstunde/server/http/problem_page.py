"""A page for people whose browser asked for something that is not there."""

from html import escape
from typing import Any

from litestar import Request

from geisterstunde.texts import Texts

_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Geisterstunde</title>
<link rel="icon" href="/static/ghost.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/page.css">
</head>
<body>
<header class="top">
  <a class="brand" href="/"><img src="/static/ghost.svg" alt="" width="32" height="32"><span>Geisterstunde</span></a>
</header>
<main><section class="panel end">
  <p>{sentence}</p>
  <div class="buttons"><a href="/" class="button main">{home}</a></div>
</section></main>
</body>
</html>
"""


def wants_a_page(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody looks at the answer in a browser; programs speak with `/api/`, or do not ask for HTML."""
    is_for_programs = request.scope["path"].startswith("/api/")
    return not is_for_programs and "text/html" in request.headers.get("accept", "")


def problem_page(language: str, sentence: str) -> str:
    """What was wrong, in the reader's language, and the way to the first page."""
    home = Texts(language).say("page-home")
    return _PAGE.format(language=language, sentence=escape(sentence), home=escape(home))
