// Bytes on the wire as sent to a browser: sizes only, so that the result is the same on every machine.
import { get } from 'node:http'
import { expect, test } from '#tests/support/browser-fixtures.ts'
import { listedPaths } from './pages.ts'

const kilobyte = 1000
const pageLimit = 50 * kilobyte
const homeLimit = 35 * kilobyte
const scriptLimit = 104.7 * kilobyte
const homeScriptLimit = 90 * kilobyte

test('pages, styles and scripts stay small', async ({ site }) => {
  const known = new Map<string, Promise<number>>()
  const weigh = (path: string) => {
    const weight = known.get(path) ?? wireSize(site.url + path)
    known.set(path, weight)
    return weight
  }
  const weighAll = async (paths: string[]) => {
    const weights = await Promise.all([...new Set(paths)].map(weigh))
    return weights.reduce((sum, one) => sum + one, 0)
  }

  const heavy: string[] = []
  const visitor = site.visitor()
  let mostScripts = 0
  let heaviest = { path: '', bytes: 0 }
  for (const path of await listedPaths(site)) {
    const { $, html } = await visitor.visit(path)
    const styles = $('link[rel=stylesheet]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
    const bytes = await weighAll([path, ...styles])
    if (bytes > heaviest.bytes) heaviest = { path, bytes }
    if (bytes > (path === '/' ? homeLimit : pageLimit)) heavy.push(`${path}: ${bytes} bytes of page and styles`)
    const scripts = await weighAll([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([script]) => script))
    if (path === '/') console.log(`Home page: ${bytes} bytes of page and styles, ${scripts} bytes of scripts`)
    if (scripts > (path === '/' ? homeScriptLimit : scriptLimit)) heavy.push(`${path}: ${scripts} bytes of scripts`)
    mostScripts = Math.max(mostScripts, scripts)
  }
  console.log(
    `Heaviest page: ${heaviest.path} with ${heaviest.bytes} bytes of page and styles; most scripts: ${mostScripts} bytes`,
  )
  expect(heavy).toEqual([])
})

/** The length of the compressed body. */
function wireSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
