import type { Visitor } from './visitor.ts'

const checklist = '/dashboard/settings/launch-checklist'

/** Signs off the legal texts of each language that still wait for it. @returns the number of presses */
export async function signLegalTexts(admin: Visitor): Promise<number> {
  let presses = 0
  let page = await admin.visit(checklist)
  for (;;) {
    const move = page.$('[data-move^="sign "]').first().attr('data-move')
    if (!move) return presses
    page = await admin.submit(page, `[data-move="${move}"]`)
    presses += 1
  }
}
