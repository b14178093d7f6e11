// A line for browsers that ask for another language, on English pages that exist in it.
import { otherLanguages, pageLanguages } from '#app/languages/pages.ts'
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'

const asked = { fr: 'Cette page existe en français.', ko: '이 페이지는 한국어로도 제공됩니다.' }

for (const language of otherLanguages) {
  test.describe(`a browser that asks for ${language}`, () => {
    test.use({ locale: pageLanguages[language].locale })

    test('is told that an English page exists in it, and is led there', {
      tag: language === 'fr' ? [] : '@rest',
    }, async ({ page }) => {
      await page.goto('/contact?office=cameroon')
      const hint = page.locator('.language-hint')
      await expect(hint.getByRole('status')).toContainText(asked[language])
      await expect(hint).toHaveAttribute('lang', language)
      await expect(page.locator('body')).toBeFocused()
      await hint.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/${language}/contact\\?office=cameroon$`))
      await expect(hint).toHaveCount(0)
      await page.goto('/contact')
      await alive(page)
      await page.waitForLoadState('networkidle')
      await expect(hint).toHaveCount(0)
    })
  })
}

test.describe('a browser that asks for French', () => {
  test.use({ locale: 'fr-FR' })

  test('is told on no page that is in English only, and is told again where one is not', { tag: '@rest' }, async ({
    page,
  }) => {
    await page.goto('/contact')
    const hint = page.locator('.language-hint')
    await expect(hint).toBeVisible()
    await page.locator('.site-nav').getByRole('link', { name: 'Products' }).click()
    await expect(page).toHaveURL(/\/products$/)
    await expect(hint).toHaveCount(0)
    await page.goBack()
    await expect(hint.getByRole('link')).toHaveAttribute('href', '/fr/contact')
    await page.goto('/fr/contact')
    await alive(page)
    await page.waitForLoadState('networkidle')
    await expect(hint).toHaveCount(0)
  })

  test('is never told again once it closed the line, and keeps its place on the page', { tag: '@rest' }, async ({
    page,
  }) => {
    await page.goto('/contact')
    const hint = page.locator('.language-hint')
    await expect(hint).toBeVisible()
    const field = page.locator('#contact [name=name]')
    await field.focus()
    const before = await field.boundingBox()
    await hint.getByRole('button', { name: 'Fermer' }).focus()
    await page.keyboard.press('Enter')
    await expect(hint).toHaveCount(0)
    await expect(field).toBeFocused()
    expect(await field.boundingBox()).toEqual(before)
    await page.reload()
    await alive(page)
    await page.waitForLoadState('networkidle')
    await expect(hint).toHaveCount(0)
  })

  test('is never told again once it chose a language', { tag: '@rest' }, async ({ page }) => {
    await page.goto('/fr/contact')
    // The hint listens to the choice once its styles are there.
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('language-hint')))
    await page.locator('.site-header').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await alive(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.language-hint')).toHaveCount(0)
  })

  test('that keeps nothing is told, and can close the line', { tag: '@rest' }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Refused', 'SecurityError')
        },
      }),
    )
    await page.goto('/contact')
    const hint = page.locator('.language-hint')
    await hint.getByRole('button', { name: 'Fermer' }).click()
    await expect(hint).toHaveCount(0)
  })
})

test.describe('a browser that asks for English', () => {
  test.use({ locale: 'en-US' })

  test('is told nothing, and does not load the line', { tag: '@rest' }, async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await page.goto('/contact')
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((path) => path.includes('language-hint'))).toEqual([])
    await expect(page.locator('.language-hint')).toHaveCount(0)
  })
})
