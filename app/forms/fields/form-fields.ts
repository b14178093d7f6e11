// Reads the values typed into a form on the page, and fills them in again.
import { honeypotField } from './field-names.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type Typed = [name: string, value: string]

const notTyped = new Set(['hidden', 'password', 'file', 'submit', 'button'])

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      element.name !== honeypotField &&
      !notTyped.has(element.type),
  )
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const filledIn = (form: HTMLFormElement) =>
  controlsOf(form).filter((control) => (isBox(control) ? control.checked : control.value !== ''))

export const readFields = (form: HTMLFormElement): Typed[] =>
  filledIn(form).map((control) => [control.name, control.value])

/** The number of each list's rows, which the form has in hidden fields. */
export const readCounts = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('.document-rows > input')].map(({ name, value }) => [name, value]),
  )

/** The same without consents and appointments, which are chosen anew each time. */
export const readTexts = (form: HTMLFormElement): Typed[] =>
  filledIn(form)
    .filter((control) => !isBox(control) || (control.type === 'checkbox' && control.closest('fieldset')))
    .map((control) => [control.name, control.value])

/** False for a form that is as it was drawn, or empty. */
export const isFilledIn = (form: HTMLFormElement): boolean =>
  controlsOf(form).some((control) =>
    isBox(control) || control instanceof HTMLSelectElement ? isChosen(control) : control.value !== '',
  )

/** True if all that was changed is that required fields were emptied, which cannot be stored. */
export function isOnlyEmptied(form: HTMLFormElement): boolean {
  const changed = controlsOf(form).filter((control) =>
    isBox(control) || control instanceof HTMLSelectElement ? isChosen(control) : control.value !== control.defaultValue,
  )
  return changed.length > 0 && changed.every(({ required, value }) => required && value === '')
}

/** Fills empty fields, and choices that are as they were drawn. */
export function fillFields(form: HTMLFormElement, typed: Typed[]) {
  const controls = controlsOf(form)
  const chosen = new Set(controls.filter(isChosen).map(({ name }) => name))
  fill(
    controls,
    typed.filter(([name]) => !chosen.has(name)),
  )
}

function isChosen(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked
  return (
    control instanceof HTMLSelectElement &&
    [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  )
}

function fill(controls: Control[], typed: Typed[]) {
  for (const [name, value] of typed) {
    const box = controls.find((control) => isBox(control) && control.name === name && control.value === value)
    const field = controls.find((control) => !isBox(control) && control.name === name)
    if (box instanceof HTMLInputElement) box.checked = true
    else if (field && (field.value === '' || field instanceof HTMLSelectElement)) field.value = value
  }
}

/** Replaces all values. */
export function replaceFields(form: HTMLFormElement, typed: Typed[]) {
  const controls = controlsOf(form)
  for (const control of controls) {
    if (isBox(control)) control.checked = false
    else if (!(control instanceof HTMLSelectElement)) control.value = ''
  }
  fill(controls, typed)
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

/** All fields are as they were drawn. */
export function resetFields(form: HTMLFormElement) {
  form.reset()
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Empties all fields; choices are as they were drawn. */
export function clearFields(form: HTMLFormElement) {
  form.reset()
  for (const control of controlsOf(form))
    if (!isBox(control) && !(control instanceof HTMLSelectElement)) control.value = ''
}

/** The form as plain text: each label with its value. A box on its own, such as a consent, has a sentence for a label. */
export const fieldsAsText = (form: HTMLFormElement): string =>
  filledIn(form)
    .flatMap((control) => {
      const label = isBox(control) ? control.closest('fieldset')?.querySelector('legend') : control.labels?.[0]
      return label ? `${label.firstChild?.textContent?.trim()}: ${wordsOf(control)}` : []
    })
    .join('\n')

/** The words beside a box; a time has its day above it. */
function wordsOf(control: Control): string {
  if (!isBox(control)) return control.value
  const words = [control.closest('details')?.querySelector('summary'), control.labels?.[0]]
  return words.flatMap((element) => element?.textContent ?? []).join(', ')
}
