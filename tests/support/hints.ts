import type { Page } from './visitor.ts'

/** The hints in forms with which no field is described, and the descriptions that are not there. */
export function faultsOfHints({ $ }: Page): string[] {
  const unread = $('main form .field-hint')
    .toArray()
    .filter((hint) => {
      const described = $(hint)
        .closest('form')
        .find(`[aria-describedby~="${$(hint).attr('id') ?? ''}"]`)
      return !described.is('input, textarea, select, fieldset, button')
    })
    .map((hint) => `nothing is described by “${$(hint).text()}”`)
  const missing = $('main [aria-describedby]')
    .toArray()
    .flatMap((field) => ($(field).attr('aria-describedby') ?? '').split(' '))
    .filter((id) => $(`[id="${id}"]`).length === 0)
    .map((id) => `nothing has the id ${id}`)
  return [...unread, ...missing]
}
