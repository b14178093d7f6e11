// Pages in French and Korean with scripts, and on a narrow screen.
import { hrefIn, otherLanguages, translatedPages } from '#app/languages/pages.ts'
import { alive, expect, test } from '#tests/support/browser-fixtures.ts'

test('a refused form says so in the language of its page, without leaving it', async ({ page }) => {
  await page.goto('/fr/contact')
  await alive(page)
  await page.locator('#contact').getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByRole('alert')).toContainText('Indiquez votre nom')
  await expect(page).toHaveTitle(/^Erreur\u00a0: Contact/)
  expect(new URL(page.url()).pathname).toBe('/fr/contact')
})

test('a form that cannot be sent keeps its text, and says why in its language', { tag: '@rest' }, async ({
  page,
  context,
}) => {
  await page.goto('/ko/quick-inquiry')
  await alive(page)
  const form = page.locator('form#quick')
  await form.getByLabel('이름').fill('김민수')
  await form.getByLabel('이메일').fill('kim@example.com')
  await form.getByLabel('메시지').fill('안녕하세요')
  await context.setOffline(true)
  await form.getByRole('button', { name: '문의 보내기' }).click()
  await expect(form.getByRole('alert')).toContainText('연결할 수 없어 아무것도 전송되지 않았습니다')
  await context.setOffline(false)
  await form.getByRole('button', { name: '문의 보내기' }).click()
  await expect(page.locator('main')).toContainText('접수 번호')
})

const switchers = ['.site-header', '.site-footer'] as const

for (const place of switchers)
  test(`the language is chosen in ${place}, and a page in English only says so`, {
    tag: '@rest',
  }, async ({ page }) => {
    await page.goto('/contact?office=cameroon')
    await page.locator(place).getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/fr\/contact\?office=cameroon$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.locator('.site-nav').getByRole('link', { name: 'Produits' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('.site-footer')).toContainText('This page is in English only.')
    await expect(page.locator('.site-header .languages')).toHaveAccessibleDescription('This page is in English only.')
    await page.locator(place).getByRole('link', { name: '한국어' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('소프트웨어, 클라우드, 데이터, 보안')
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  test('the menu of a phone leads to the page in another language', async ({ page }) => {
    await page.goto('/contact')
    await page.locator('.menu summary').click()
    const languages = page.getByRole('navigation', { name: 'Language of the page' })
    await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page')
    await languages.getByRole('link', { name: '한국어' }).click()
    await expect(page).toHaveURL(/\/ko\/contact$/)
  })
})

for (const language of ['en', ...otherLanguages] as const)
  test(`the header in ${language} is one line from 1009 px on, a window of 1024 px with a scroll bar`, {
    tag: '@rest',
  }, async ({ page }) => {
    for (const width of [360, 768, 1009, 1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(hrefIn(language, '/contact'))
      const heights = await page
        .locator('.site-bar, .site-panel:visible')
        .evaluateAll((parts) => parts.map((part) => part.clientHeight))
      expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(72)
    }
  })

const plain = translatedPages.filter((path) => !path.includes(':'))

// Scripts change no width.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of otherLanguages)
    test(`no page in ${language} is wider than a screen of 320 px, with words half as long again`, {
      tag: '@rest',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      for (const path of ['/', ...plain]) {
        await page.goto(hrefIn(language, path))
        const tooWide = await page.evaluate(() => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const { parentElement, data } = text as Text
            if (parentElement?.closest('script, style, textarea')) continue
            ;(text as Text).data = data.replace(/(\S+\s+)(\S+)/g, '$1$2 $2')
          }
          return document.documentElement.scrollWidth - document.documentElement.clientWidth
        })
        expect(tooWide, path).toBeLessThanOrEqual(0)
      }
    })
})
