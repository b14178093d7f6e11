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

/** Fills empty fields only. */
export function fillFields(form: HTMLFormElement, typed: Typed[]) {
  const controls = controlsOf(form)
  for (const [name, value] of typed) {
    const box = controls.find((control) => isBox(control) && control.name === name && control.value === value)
    const field = controls.find((control) => !isBox(control) && control.name === name)
    if (box instanceof HTMLInputElement) box.checked = true
    else if (field && (field.value === '' || field instanceof HTMLSelectElement)) field.value = value
  }
}

/** Replaces all values. */
export function replaceFields(form: HTMLFormElement, typed: Typed[]) {
  for (const control of controlsOf(form)) {
    if (isBox(control)) control.checked = false
    else if (!(control instanceof HTMLSelectElement)) control.value = ''
  }
  fillFields(form, typed)
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The form as plain text: each label with its value. */
export const fieldsAsText = (form: HTMLFormElement): string =>
  filledIn(form)
    .map((control) => `${labelOf(control)}: ${control.value}`)
    .join('\n')

function labelOf(control: Control): string {
  const label = isBox(control) ? control.closest('fieldset')?.querySelector('legend') : control.labels?.[0]
  return label?.firstChild?.textContent?.trim() || control.name
}
