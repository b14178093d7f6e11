// Valid markup, checked by the Nu checker if Java is installed, otherwise by html-validate.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { HtmlValidate } from 'html-validate'

export type Document = { path: string; html: string }
type NuMessage = { type: string; subType?: string; url: string; lastLine?: number; message: string; extract?: string }

/** React writes void elements with a slash; the map's frame is cross-origin, so it can reach nothing here. */
const harmless = /^Trailing slash on void elements|allow-scripts” and “allow-same-origin/

/** What is not valid in the documents, checked at once because the checker takes seconds to start. */
export async function invalidMarkup(documents: Document[]): Promise<string[]> {
  const hasJava = spawnSync('java', ['-version']).status === 0
  if (!hasJava) console.log('No Java: judged by html-validate. With Java the Nu checker judges.')
  const styled = documents.filter(({ html }) => /<[a-z][^>]*\sstyle\s*=/i.test(html))
  return [
    ...styled.map(({ path }) => `${path} has an inline style`),
    ...(await (hasJava ? judgeByNu(documents) : judgeByHtmlValidate(documents))),
  ]
}

async function judgeByNu(documents: Document[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-markup-'))
  const files = new Map(
    documents.map(({ path, html }, index) => {
      const file = join(folder, `${index}.html`)
      writeFileSync(file, html)
      return [pathToFileURL(file).href.replace('file:///', 'file:/'), path]
    }),
  )
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  // The checker exits with 1 when it has findings: only its output counts.
  const report = await new Promise<string>((resolve) => {
    execFile('java', ['-jar', jar, '--format', 'json', folder], { maxBuffer: 1 << 26 }, (_, __, errors) =>
      resolve(errors),
    )
  })
  rmSync(folder, { recursive: true })
  const { messages } = JSON.parse(report) as { messages: NuMessage[] }
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(({ message }) => !harmless.test(message))
    .map(
      ({ url, message, extract }) =>
        `${files.get(url.replace('file:///', 'file:/')) ?? url}: ${message} ${extract ?? ''}`,
    )
}

async function judgeByHtmlValidate(documents: Document[]): Promise<string[]> {
  const judge = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes void elements and empty attributes in its own, valid, way.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
    },
  })
  const reports = await Promise.all(
    documents.map(async ({ path, html }) => ({ path, report: await judge.validateString(html) })),
  )
  return reports.flatMap(({ path, report }) =>
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId} ${message} ${selector ?? ''}`),
    ),
  )
}
