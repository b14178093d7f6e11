// A member of staff who saves a fact on one node, and a visitor who waits for it on the other.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/schema.ts'
import { signedIn } from '#tests/support/people.ts'
import { Visitor } from '#tests/support/visitor.ts'

const form = '/admin/texts/company/facts/en'
const page = '/contact'
const longestWaitMs = 10_000

export async function startEditor(db: Db, urls: readonly string[]) {
  const first = await signedIn({ db, visitor: () => new Visitor(urls[0] ?? '') })
  // One session, which both nodes know.
  const editors = urls.map((url) => {
    const visitor = new Visitor(url)
    for (const [name, value] of first.cookies) visitor.cookies.set(name, value)
    return visitor
  })
  const waits: number[] = []
  return {
    get saves() {
      return waits.length
    },
    longestMs: () => Math.round(Math.max(0, ...waits)),
    medianMs: () => Math.round([...waits].sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0),
    /** @param node that saves; the other is looked at */
    async saveAndLook(node: number) {
      const [editor, other] = [editors[node], urls[1 - node] ?? '']
      if (!editor) return
      const street = `${waits.length + 17} Harbour Street`
      await (await fetch(`${other}${page}`)).text()
      const saved = await editor.submit(await editor.visit(form), '#text', { 'seoul.street': street, publish: 'now' })
      if (saved.redirects[0] !== 303)
        throw new Error(`The fact was not saved: ${saved.status} ${saved.text.slice(0, 300)}`)
      const began = performance.now()
      while (!(await (await fetch(`${other}${page}`)).text()).includes(street)) {
        if (performance.now() - began > longestWaitMs) break
        await sleep(20)
      }
      waits.push(performance.now() - began)
    },
  }
}
