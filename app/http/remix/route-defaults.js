/**
 * A Vite plugin: what nearly all routes have alike, for those that do not say otherwise.
 * - A page with an action keeps what was typed when a submission fails.
 * - A public page does not ask the server again when only the query changes, such as for a tab, and a form of staff not after
 *   a submission that did not arrive.
 * - A staff route without an action gets `readOnly`, which leads strangers to sign in and answers others with 405. Remix
 *   itself would answer 405 before any guard runs.
 */
export const routeDefaults = () => ({
  name: 'route-defaults',
  enforce: 'pre',
  transform(code, id) {
    const area = /\/app\/routes\/(admin|auth|public)\//.exec(id)?.[1]
    if (!area || !/\.tsx?$/.test(id) || id.includes('-layout')) return
    const lines = defaultsFor(area, (name) => exporting(name, code))
    return lines.length > 0 ? { code: [code, ...lines, ''].join('\n'), map: null } : undefined
  },
})

/** @returns the lines to add to a module; none if it is no route */
function defaultsFor(area, has) {
  if (area === 'admin' && has('loader') && !has('action'))
    return [`export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'`]
  if (!has('default') || !(has('loader') || has('action'))) return []
  const missing = (name) => !has(name)
  const safe = "from '#app/forms/network-safe-action.ts'"
  return [
    has('action') && missing('clientAction') && `export { clientAction } ${safe}`,
    missing('shouldRevalidate') &&
      (area === 'public'
        ? `export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'`
        : has('action') && `export { shouldRevalidate } ${safe}`),
  ].filter(Boolean)
}

const exporting = (name, code) =>
  code.split('\n').some((line) => line.startsWith('export ') && line.split("'")[0].split(/\W/).includes(name))
