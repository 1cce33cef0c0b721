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
<meta name="color-scheme" content="dark">
<title>Geisterstunde</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#14122B;color:#FBF4E4;\
font:1.125rem/1.5 system-ui,sans-serif">
<main style="max-width:34rem;margin:1.5rem;padding:2rem;border-radius:22px;background:#2A2553;text-align:center">
  <img src="/favicon.svg" alt="" width="96" height="96">
  <h1 style="font-size:1.6rem">Geisterstunde</h1>
  <p>{sentence}</p>
  <p><a href="/" style="display:inline-block;padding:.7rem 1.4rem;border-radius:14px;background:#FFB454;color:#1B1530;\
font-weight:700;text-decoration:none">{home}</a></p>
</main>
</body>
</html>
"""


def wants_a_page(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody looks at the answer in a browser; programs speak with `/api/`, or do not ask for HTML."""
    is_for_programs = request.scope["path"].startswith("/api/")
    return not is_for_programs and "text/html" in request.headers.get("accept", "")


def problem_page(language: str, sentence: str) -> str:
    """What was wrong, in the reader's language, and the way to the first page."""
    home = Texts(language).say("problem-home")
    return _PAGE.format(language=language, sentence=escape(sentence), home=escape(home))
