import type { HeadersFunction } from '@remix-run/node'

/** For pages behind a personal link: no cache may keep a copy, the browser's included. */
export const privatePage: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })
