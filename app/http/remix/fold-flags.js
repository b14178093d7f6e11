const folded = /\/node_modules\/(@remix-run\/(react|router)|react-router|react-router-dom)\//
const flag = /\b(?:window\.__remixContext\.|router\.)?future\.(v[37]_\w+)/g

/** With single fetch every answer comes by it, and none of them is deferred data of the old kind. */
const ofSingleFetch = [
  ['typeof singleFetch === "function"', 'true'],
  ['function isDeferredData(value) {', 'function isDeferredData(value) { return false;'],
  ['function isDeferredResult(result) {', 'function isDeferredResult(result) { return false;'],
]

/**
 * A Vite plugin: writes the values of the future flags into the browser's copy of Remix and its router, so that the minifier
 * drops the code for other values.
 *
 * @param flags those of Remix, by name, as its own plugin takes them
 */
export function foldFlags(flags) {
  // The flags of the router that Remix's browser.js sets, whatever the site chooses.
  const always = { v7_normalizeFormMethod: true, v7_partialHydration: true, v7_prependBasename: true }
  const values = { ...always, ...flags }
  for (const [name, value] of Object.entries(flags)) values[name.replace('v3', 'v7')] = value
  values.v7_skipActionErrorRevalidation = flags.v3_singleFetch
  return {
    name: 'fold-flags',
    transform(code, id, { ssr } = {}) {
      if (ssr || !folded.test(id)) return null
      const answers = flags.v3_singleFetch ? ofSingleFetch : []
      const written = answers
        .reduce((folding, [from, to]) => folding.replace(from, to), code)
        .replace(flag, (whole, name) => (name in values ? String(values[name]) : whole))
        .replaceAll('window.__remixContext.isSpaMode', 'false')
      return written === code ? null : { code: written, map: null }
    },
  }
}
