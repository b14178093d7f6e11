// The contract of exported functions: a change is `verb(db, input, by)`, made by an actor at a time; `find…` gives a thing
// or null, `read…` a thing or throws, `list…` a list or a page.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript5'
import { expect, test } from 'vitest'

type Exported = {
  file: string
  name: string
  parameters: readonly ts.ParameterDeclaration[]
  /** The written return type, inside its promise. */
  gives: string | null
  /** The types of its file. */
  types: Map<string, string>
}

const sources = ['app/features', 'app/forms', 'app/mail', 'db'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const signatureOf = ({ parameters, type }: ts.SignatureDeclaration) => ({
  parameters,
  gives:
    type
      ?.getText()
      .replace(/\s+/g, ' ')
      .replace(/^Promise<(.*)>$/, '$1') ?? null,
})

const exported = sources.flatMap((file): Exported[] => {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const types = new Map(
    statements.flatMap((statement) =>
      ts.isTypeAliasDeclaration(statement) ? [[statement.name.text, statement.type.getText()] as const] : [],
    ),
  )
  return statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && statement.name)
      return [{ file, name: statement.name.text, ...signatureOf(statement), types }]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isArrowFunction(initializer)
        ? [{ file, name: name.getText(), ...signatureOf(initializer), types }]
        : [],
    )
  })
})

const isBy = ({ type }: ts.ParameterDeclaration) => /^(Staff)?By\b/.test(type?.getText() ?? '')

/** Types of the same file are looked into. */
function hasActor({ types }: Exported, { name, type }: ts.ParameterDeclaration): boolean {
  const text = type?.getText() ?? ''
  const own = [...types].filter(([known]) => new RegExp(`\\b${known}\\b`).test(text)).map(([, meant]) => meant)
  return name.getText() === 'actor' || [text, ...own].some((meant) => /\bactor: |^Actor$/.test(meant))
}

test('an exported function takes the actor and the time of a change as `by`', () => {
  const wrong = exported.filter((each) => each.parameters.some((one) => !isBy(one) && hasActor(each, one)))
  expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

test('`by` stands after what is changed; only functions and options stand after it', () => {
  const acting = exported.filter(({ parameters }) => parameters.some(isBy))
  expect(acting.length).toBeGreaterThan(60)
  const wrong = acting.filter(({ parameters }) => {
    const at = parameters.findIndex(isBy)
    return at === 0 || parameters.length > at + 2
  })
  expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

const named = (verb: string) =>
  exported.filter(
    ({ file, name }) => new RegExp(`^${verb}[A-Z]`).test(name) && /^(app\/(features|mail)|db)\//.test(file),
  )

/** The functions of a verb whose written return type does not fit it. */
const misfits = (verb: string, fits: (gives: string) => boolean) =>
  named(verb)
    .filter(({ gives }) => gives === null || !fits(gives))
    .map(({ file, name, gives }) => `${file}: ${name} gives ${gives ?? 'what is not written'}`)

test('find… gives a thing or null', () => {
  expect(named('find').length).toBeGreaterThan(30)
  expect(misfits('find', (gives) => gives.endsWith(' | null'))).toEqual([])
})

test('read… gives a thing, and throws without one', () => {
  expect(named('read').length).toBeGreaterThan(20)
  expect(misfits('read', (gives) => !/\| (null|undefined)$/.test(gives))).toEqual([])
})

test('list… gives a list or a page', () => {
  expect(named('list').length).toBeGreaterThan(20)
  expect(misfits('list', (gives) => /\[\]$|^Page<|^\{ \w+: \w+\[\]; (next|total): /.test(gives))).toEqual([])
})
