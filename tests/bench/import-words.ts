// Counts the words of a blog that survive an import. Run: npm run bench:import -- export.xml export.json
import { readFileSync } from 'node:fs'
import { DomUtils, parseDocument } from 'htmlparser2'
import { z } from 'zod'
import { renderMarkdown } from '#app/features/blog/markdown/render-markdown.server.ts'
import { importGhost } from '#app/features/blog/transfer/ghost/ghost.server.ts'
import { importWordPress } from '#app/features/blog/transfer/wordpress/wordpress.server.ts'

const files = process.argv.slice(2)
if (files.length === 0) console.log('Name the files to import: what WordPress (.xml) or Ghost (.json) exported.')

for (const file of files) {
  const content = readFileSync(file, 'utf8')
  const isGhost = content.trimStart().startsWith('{')
  const before = performance.now()
  const read = isGhost ? importGhost(content) : importWordPress(content)
  const took = performance.now() - before
  if (!read.ok) {
    console.log(`${file}: ${read.problem}`)
    continue
  }
  const shown = isGhost ? ghostTexts(content) : wordPressTexts(content)
  let [kept, all] = [0, 0]
  for (const { key, post } of read.imported.posts) {
    const old = wordsOf(shown.get(key.split(' ').at(-1) ?? '') ?? '')
    const now = wordsOf(renderMarkdown(post.content, { appUrl: 'https://site.example' }).html)
    const found = countKept(old, now)
    kept += found
    all += old.length
    if (found < old.length) {
      console.log(`  ${post.title}: ${found} of ${old.length}; lost: ${lostOf(old, now).slice(0, 12).join(' ')}`)
    }
  }
  const told = read.imported.posts.reduce((sum, post) => sum + post.told.length, read.imported.notes.length)
  const share = ((100 * kept) / Math.max(all, 1)).toFixed(2)
  console.log(
    `${file}: ${read.imported.posts.length} posts, ${kept} of ${all} words kept (${share} %), ${told} told, ${took.toFixed(0)} ms`,
  )
}

/** The text as its readers saw it, by post id, with shortcodes replaced by their output. */
function wordPressTexts(xml: string): Map<string, string> {
  const items = DomUtils.getElementsByTagName('item', parseDocument(xml, { xmlMode: true }))
  const of = (item: (typeof items)[number], name: string) =>
    DomUtils.textContent(DomUtils.getElementsByTagName(name, item.children, true, 1)[0] ?? [])
  return new Map(items.map((item) => [of(item, 'wp:post_id').trim(), withoutShortcodes(of(item, 'content:encoded'))]))
}

function withoutShortcodes(html: string): string {
  return html
    .replace(/\[caption[^\]]*caption="([^"]*)"[^\]]*\]/g, '$1 ')
    .replace(/\[\/?(?:caption|gallery|audio|video|embed|playlist)[^\]]*\]/g, ' ')
}

function ghostTexts(json: string): Map<string, string> {
  const post = z.looseObject({
    id: z.union([z.string(), z.number()]),
    uuid: z.string().nullish(),
    html: z.string().nullish(),
  })
  const data = z.object({ posts: z.array(post) })
  const parsed = z
    .union([
      z.object({ db: z.array(z.object({ data })) }).transform(({ db }) => db[0]?.data),
      z.object({ data }).transform((one) => one.data),
    ])
    .parse(JSON.parse(json))
  return new Map((parsed?.posts ?? []).map(({ id, uuid, html }) => [uuid || String(id), html ?? '']))
}

function wordsOf(html: string): string[] {
  const document = parseDocument(
    html.replace(/<(\/?(?:p|div|li|td|th|h\d|br|figcaption|dt|dd|pre|blockquote))\b/gi, ' <$1'),
  )
  const drawn = DomUtils.filter((node) => node.type === 'script' || node.type === 'style', document)
  for (const node of drawn) DomUtils.removeElement(node)
  return DomUtils.textContent(document).match(/[\p{L}\p{N}]+/gu) ?? []
}

function countKept(old: readonly string[], now: readonly string[]): number {
  return old.length - lostOf(old, now).length
}

function lostOf(old: readonly string[], now: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of now) left.set(word, (left.get(word) ?? 0) + 1)
  return old.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}
