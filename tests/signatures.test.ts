// The contract of exported functions: a change is `verb(db, input, by)`, made by an actor at a time.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript5'
import { expect, test } from 'vitest'

type Exported = {
  file: string
  name: string
  parameters: readonly ts.ParameterDeclaration[]
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

const exported = sources.flatMap((file): Exported[] => {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const types = new Map(
    statements.flatMap((statement) =>
      ts.isTypeAliasDeclaration(statement) ? [[statement.name.text, statement.type.getText()] as const] : [],
    ),
  )
  return statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && statement.name)
      return [{ file, name: statement.name.text, parameters: statement.parameters, types }]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isArrowFunction(initializer)
        ? [{ file, name: name.getText(), parameters: initializer.parameters, types }]
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
