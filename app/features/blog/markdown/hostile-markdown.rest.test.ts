// Rendering the largest possible post delays only its own request, whatever the text contains.
import { expect, test } from 'vitest'
import { budgetMs, hostileTexts, leastHold, overBudget } from '#tests/support/text-budget.ts'
import { drawMarkdown, isLight } from './draw-markdown.server.ts'
import { renderMarkdown } from './render-markdown.server.ts'

const appUrl = 'https://site.example'
const longest = 200_000

/** The longest part of it that is still rendered in the server's own process. */
function lightPart(text: string): string {
  let [light, heavy] = [0, text.length + 1]
  while (heavy - light > 1) {
    const half = Math.floor((light + heavy) / 2)
    if (isLight(text.slice(0, half))) light = half
    else heavy = half
  }
  return text.slice(0, light)
}

const around: Record<string, (text: string) => string> = {
  'by itself': (text) => text,
  'in quotations': (text) => `${'> '.repeat(100)}${text}`,
  'behind a footnote': (text) => `[^1]: a\n\n${text}`,
  'in code': (text) => `\`\`\`java\n${text}`,
}

test.each(Object.entries(around))(
  'what is rendered where visitors are answered, %s',
  async (_, put) => {
    const draw = (text: string) => renderMarkdown(lightPart(put(text)), { appUrl })
    expect(await overBudget(longest, draw)).toEqual([])
  },
  600_000,
)

test('rendering in another process does not block this one', async () => {
  const lazy = `${'> '.repeat(100)}${'a\n'.repeat(longest / 2 - 100)}`
  const footnotes = `[^1]: a\n\n${'[^1] '.repeat(longest / 5 - 3)}`
  for (const text of [lazy, footnotes, hostileTexts(longest)[0]?.text ?? '']) {
    expect(isLight(text)).toBe(false)
    // On a busy machine the child may be stopped for taking too long.
    const draw = () => drawMarkdown(text, { appUrl }).catch(() => null)
    expect(await leastHold(draw)).toBeLessThan(budgetMs)
  }
}, 600_000)

test('another process renders the same', async () => {
  const image = { files: [{ src: '/media/a.png', width: 10, height: 10, type: 'image/png', bytes: 9 }] }
  const options = {
    appUrl,
    language: 'ko',
    findImage: (src: string) => (src === '/media/a.png' ? image : null),
  } as const
  const source = '# One *two*\n\n![a](/media/a.png) [b](https://other.example) [^1]\n\n[^1]: c\n\n'.repeat(1_000)
  expect(isLight(source)).toBe(false)
  expect(await drawMarkdown(source, options)).toEqual(renderMarkdown(source, options))
}, 600_000)
