// Serves scripts and styles that the build precompressed with Brotli's best level; remix-serve would compress each request.
import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './page.server.ts'

const folder = 'build/client/assets'
const types: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

const packed = new Set(existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.br')) : [])

/** Rewrites the URL to the compressed file if the browser accepts Brotli; remix-serve serves it like any other. */
export function leadToPacked(request: IncomingMessage, response: ServerResponse) {
  const { method, url = '' } = request
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/assets/')) return
  const file = `${url.slice('/assets/'.length)}.br`
  const type = types[url.slice(url.lastIndexOf('.') + 1)]
  if (!type || !packed.has(file) || chooseEncoding(request.headers['accept-encoding'] ?? null) !== 'br') return
  request.url = `${url}.br`
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Encoding', 'br')
  response.setHeader('Vary', 'Accept-Encoding')
}
