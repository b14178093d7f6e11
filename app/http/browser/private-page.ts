import type { HeadersFunction } from '@remix-run/node'

/** For pages behind a personal link: nobody but the reader keeps a copy, and not the reader's browser either. */
export const privatePage: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })
