import type { Document } from '#app/http/remix/document.server.ts'

/** A page without database, styles or scripts, for when no other page can be drawn. */
export function fallbackPage(requestId = 'none'): Document {
  const html = `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Something Went Wrong</title></head>
<body>
<h1>Something Went Wrong</h1>
<p>This is our mistake, not yours. Please try again in a moment.</p>
<p>Request number: ${requestId}</p>
<p><a href="/">Go to the home page</a></p>
</body></html>`
  return { html, scriptHashes: [] }
}
