// The files around the code: licence, changelog, forms, the workflow and the container that tests run in.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Site = { version: string; license: string; engines: { node: string } }
const site = JSON.parse(readFileSync('package.json', 'utf8')) as Site

test('LICENSE is the licence that package.json names', () => {
  expect(readFileSync('LICENSE', 'utf8')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} \S/)
  expect(site.license).toBe('MIT')
})

test('CHANGELOG.md has the version of package.json', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${site.version} (`)
})

test('the workflow runs .ci/run on each line of Node in package.json', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
    jobs: { test: { strategy: { matrix: { node: string[] } }; steps: { run?: string }[] } }
  }
  expect(jobs.test.steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run'])
  const lines = [...site.engines.node.matchAll(/\^(\d+)/g)].map(([, line]) => line)
  expect(jobs.test.strategy.matrix.node).toEqual(lines)
})

const kinds = ['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']
const forms = readdirSync('.github/ISSUE_TEMPLATE').filter((file) => file !== 'config.yml')

test.each(forms)('the form %s has what such a form needs', (file) => {
  const form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${file}`, 'utf8')) as {
    name: string
    description: string
    body: { type: string; id?: string; attributes: { label?: string; value?: string; options?: unknown[] } }[]
  }
  expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) })
  expect(form.body.filter(({ type }) => !kinds.includes(type))).toEqual([])
  for (const { type, id, attributes } of form.body) {
    if (type === 'markdown') expect(attributes.value).toBeTruthy()
    else expect([id, attributes.label]).not.toContain(undefined)
    if (type === 'dropdown' || type === 'checkboxes') expect(attributes.options?.length).toBeGreaterThan(1)
  }
})

test('the container has the line of Node that .nvmrc names', () => {
  const line = readFileSync('.nvmrc', 'utf8').trim()
  expect(readFileSync('.devcontainer/Dockerfile', 'utf8')).toContain(`FROM node:${line}-`)
})
