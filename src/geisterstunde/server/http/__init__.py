"""HTTP: routes, pages, errors, headers, who calls, and limits on everything."""
