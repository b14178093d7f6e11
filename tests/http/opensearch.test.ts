// Browsers can add the site's search in each language: every page names its description, whose address answers.
import * as cheerio from 'cheerio'
import { SaxesParser } from 'saxes'
import { afterAll, expect, test } from 'vitest'
import { addressIn, languageOfPath, openLanguages } from '#app/languages/pages.ts'
import { judgedPaths } from '#tests/judges/pages.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())

const words: Record<string, string> = { en: 'cloud & data', fr: 'données & cours', ko: '개인정보' }

test.each(openLanguages())('the search in %s answers at the address that its description states', async (language) => {
  const answer = await fetch(site.url + addressIn(language, '/opensearch.xml'))
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    200,
    'application/opensearchdescription+xml; charset=utf-8',
  ])
  const xml = await answer.text()
  new SaxesParser({ xmlns: true }).write(xml).close()
  const $ = cheerio.load(xml, { xml: true })
  expect($('ShortName').text()).toMatch(/^.{1,16}$/u)
  expect([$('Language').text(), $('Url[rel=self]').attr('template')]).toEqual([language, answer.url])
  expect((await fetch($('Image').text())).headers.get('Content-Type')).toContain('icon')
  const asked = words[language] ?? ''
  const template = $('Url[type="text/html"]').attr('template') ?? ''
  const { pathname, search } = new URL(template.replace('{searchTerms}', encodeURIComponent(asked)))
  const found = await site.visitor().visit(pathname + search)
  expect([found.$('html').attr('lang'), found.$('input[name=q]').first().val()]).toEqual([language, asked])
})

test('every public page names the description in its language', async () => {
  const wrong: string[] = []
  for (const path of await judgedPaths(site)) {
    const { $, url } = await site.visitor().visit(path)
    const [link, ...more] = $('link[rel=search]').toArray()
    const isPublic = $('.site-footer').length > 0
    const named = link && `${$(link).attr('type')} ${$(link).attr('href')}`
    const expected = `application/opensearchdescription+xml ${addressIn(languageOfPath(url.pathname), '/opensearch.xml')}`
    if (more.length > 0 || named !== (isPublic ? expected : undefined)) wrong.push(`${path}: ${named}`)
  }
  expect(wrong).toEqual([])
})

test('the search in a closed language has no description', async () => {
  const staff = await signedIn(site, 'admin')
  await staff.submit(await staff.visit('/dashboard/settings/languages'), '#languages', { ko: '' })
  expect((await fetch(`${site.url}/ko/opensearch.xml`)).status).toBe(404)
  expect((await fetch(`${site.url}/fr/opensearch.xml`)).status).toBe(200)
})
