// remix-serve prints a line for each request that a route answered, by morgan, in a format that it names when it starts to
// listen: the format of that name becomes ours.
import type { IncomingMessage, ServerResponse } from 'node:http'
import morgan from 'morgan'

const itsFormat = 'tiny'

/** @param line what is printed; nothing for null */
export function formatRequests(line: (request: IncomingMessage, response: ServerResponse) => string | null) {
  morgan.format(itsFormat, (_, request: IncomingMessage, response: ServerResponse) => line(request, response))
}
