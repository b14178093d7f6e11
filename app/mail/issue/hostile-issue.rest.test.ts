// Drawing an issue delays no other request, whatever its text contains.
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { issueOptions, issueText, knownParts, sender } from '#tests/support/issue-texts.ts'
import { hostileTexts, overBudget } from '#tests/support/text-budget.ts'
import { missingAdvertisingFacts } from './advertising.ts'
import { drawIssue } from './draw-issue.server.ts'
import { issueFindings } from './issue-findings.server.ts'

const longest = 100_000
/** Each is read as Markdown up to this number of marks; beyond it, it is drawn as typed. */
const mostMarks = 5_000

function lightPart(text: string): string {
  let marks = 0
  for (const [at, character] of [...text].entries()) {
    if (!/[\p{L}\p{N} ]/u.test(character) && ++marks > mostMarks) return [...text].slice(0, at).join('')
  }
  return text
}

const draw = (body: string) => {
  const text = issueText({ subject: body.slice(0, 1_000), preheader: body.slice(0, 1_000), body })
  const drawn = drawIssue(text, { ...issueOptions, advertising: sender })
  issueFindings(text, drawn, knownParts)
  missingAdvertisingFacts({ ...sender, address: body })
  return drawn
}

const around: Record<string, (text: string) => string> = {
  'by itself': (text) => text,
  'in quotations': (text) => `${'> '.repeat(30)}${text}`,
  'in lists': (text) => `${'- '.repeat(30)}${text}`,
}

test('what is drawn as typed', async () => {
  expect(await overBudget(longest, draw)).toEqual([])
}, 600_000)

test.each(Object.entries(around))(
  'what is read as Markdown, %s',
  async (_, put) => {
    expect(await overBudget(longest, (text) => draw(lightPart(put(text))))).toEqual([])
  },
  600_000,
)

test('no text makes an element that acts, or an address that runs', () => {
  const acting =
    '<script>alert(1)</script> [a](javascript:alert(1)) ![b](javascript:x) <a href="javascript:x" onclick=x> \u0002\u0003\n'
  for (const { name, text } of [
    ...hostileTexts(20_000),
    { name: 'acting', text: acting.repeat(200) },
    { name: 'acting once', text: acting },
  ]) {
    const $ = load(draw(text).html)
    expect($('script, iframe, form, object, [onclick], [onerror]').length, name).toBe(0)
    const addresses = $('[href], [src]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? attribs.src ?? '')
    expect(
      addresses.filter((address) => !/^(https?:\/\/|mailto:|tel:|[\u0002\u0003]$)/.test(address)),
      name,
    ).toEqual([])
  }
}, 120_000)
