import type { Locator, Page } from 'playwright/test'

/** A button of a menu, which is opened if it is not open. */
export async function inMenu(page: Page, id: string, name: string): Promise<Locator> {
  const menu = page.locator(`#${id}`)
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click()
  return menu.getByRole('button', { name })
}
