// Finds typed values that the page of a refused form lacks.
import type { TypedForm } from './typed-forms.ts'
import type { Page, Values } from './visitor.ts'

export const formSelector = ({ form }: TypedForm) => `[id="${form}"]`

/** The values with which the form is accepted. */
export const rightValues = ({ fields, controls }: TypedForm): Values =>
  Object.fromEntries(fields.filter(([name]) => controls.some((control) => control.name === name)))

/** Missing parts of the page: the status, the focused message, and each field with its typed value. */
export function problemsOf(form: TypedForm, page: Page, typed: Values, statuses: number[]): string[] {
  const { $ } = page
  const at = formSelector(form)
  if (!statuses.includes(page.status))
    return [`answered ${page.status} at ${page.url.pathname}: ${page.text.slice(0, 300)}`]
  const told = $(`${at} [role=alert]`)
  const fieldInFocus = $(`${at} [aria-invalid=true][autofocus]`)
  const isTold = told.add(fieldInFocus).length === 1 && told.add(fieldInFocus).attr('autofocus') !== undefined
  const problems = isTold ? [] : ['neither a message nor a field with its error takes the focus']
  for (const { name, kind } of form.controls) {
    if (kind === 'password' || kind === 'checkbox' || kind === 'radio' || typed[name] === undefined) continue
    const control = $(`${at} [name="${name}"]`)
    const held = kind === 'select' ? String(control.find('option[selected]').val() ?? '') : String(control.val() ?? '')
    if (held.replace(/\r\n/g, '\n') !== String(typed[name]).replace(/\r\n/g, '\n') && kind !== 'select')
      problems.push(`${name} holds "${held.slice(0, 60)}", not "${String(typed[name]).slice(0, 60)}"`)
  }
  return problems
}
