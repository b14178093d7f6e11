// Fills in a form in a real browser, and reads its values.
import { expect, type Locator, type Page } from 'playwright/test'
import type { Values } from './visitor.ts'

const controlOf = (page: Page, form: string, name: string) => page.locator(`#${form} [name="${name}"]`)
const boxesOf = (page: Page, form: string, name: string, values: Values[string]) =>
  [values].flat().map((value) => controlOf(page, form, name).and(page.locator(`[value="${value}"]`)))

const kindOf = (page: Page, form: string, name: string) =>
  controlOf(page, form, name)
    .first()
    .evaluate((element) => element.getAttribute('type') ?? element.localName)

/** Opens the folded part of a form that a field is in. */
async function unfold(control: Locator) {
  const fold = control.locator('xpath=ancestor::details[not(@open)]')
  if (await fold.count()) await fold.locator('summary').first().click()
}

export async function fillForm(page: Page, form: string, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(page, form, name)
    const kind = await kindOf(page, form, name)
    await unfold(control.first())
    if (kind === 'radio') await choose(page, form, name, String(value))
    else if (kind === 'checkbox') for (const box of boxesOf(page, form, name, value)) await box.check()
    else if (kind === 'select') await control.selectOption(value)
    else await control.fill(String(value))
  }
}

/** An empty value is no choice. */
async function choose(page: Page, form: string, name: string, value: string) {
  if (value === '') return
  const [choice] = boxesOf(page, form, name, value)
  if (!choice) throw new Error(`${name} has no ${value}`)
  await unfold(choice)
  await choice.check()
}

export async function expectHeld(page: Page, form: string, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const kind = await kindOf(page, form, name)
    // The times are drawn anew.
    if (kind === 'radio') continue
    if (kind !== 'checkbox') {
      await expect(controlOf(page, form, name), name).toHaveValue(String(value))
    } else {
      for (const box of boxesOf(page, form, name, value)) await expect(box, name).toBeChecked()
    }
  }
}

/** The form has none of these values, or is gone. */
export async function expectCleared(page: Page, form: string, values: Values) {
  const left = await page
    .locator(`#${form} .input`)
    .evaluateAll((fields: HTMLInputElement[]) => fields.map((field) => field.value))
  for (const value of Object.values(values)) expect(left).not.toContain(value)
}

/** Consents and appointments are given anew each time, so no draft keeps them. */
export async function givenAnew(page: Page, form: string, values: Values): Promise<{ kept: Values; anew: Values }> {
  const names = await page
    .locator(`#${form}`)
    .locator('input[type=radio], input[type=checkbox]:not(fieldset *)')
    .evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ name }) => name))
  const where = (isAnew: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name) === isAnew))
  return { kept: where(false), anew: where(true) }
}

export const press = (page: Page, form: string) => page.click(`#${form} [type=submit]:not([form])`)
