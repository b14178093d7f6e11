/**
 * A Vite plugin: a staff route without an action gets `readOnly`, which leads strangers to sign in and answers others with
 * 405. Remix itself would answer 405 before any guard runs.
 */
export const readOnlyPages = () => ({
  name: 'read-only-pages',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/app/routes/admin/') || id.includes('-layout') || !/\.tsx?$/.test(id)) return
    if (!exporting('loader', code) || exporting('action', code)) return
    const action = `export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'\n`
    return { code: `${code}\n${action}`, map: null }
  },
})

const exporting = (name, code) =>
  code.split('\n').some((line) => line.startsWith('export ') && line.split("'")[0].split(/\W/).includes(name))
