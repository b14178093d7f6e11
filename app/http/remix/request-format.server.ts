// remix-serve logs requests with morgan, in a format that it looks up by name when it starts to listen: this replaces the
// format of that name.
import type { IncomingMessage, ServerResponse } from 'node:http'
import morgan from 'morgan'

const itsFormat = 'tiny'

/** @param line returns the line to print; null for none */
export function formatRequests(line: (request: IncomingMessage, response: ServerResponse) => string | null) {
  morgan.format(itsFormat, (_, request: IncomingMessage, response: ServerResponse) => line(request, response))
}
