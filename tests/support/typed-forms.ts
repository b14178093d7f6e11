// Every form that people type into, as drawn on its page: found among those of everyForm, and distinguished from mere
// buttons by marks of the form component.
import { readdirSync, readFileSync } from 'node:fs'
import type { CheerioAPI } from 'cheerio'
import { formOfField, honeypotField } from '#app/forms/fields/field-names.ts'
import { everyForm, type SentForm } from './every-form.ts'
import type { Site } from './site.ts'
import type { Page, Values } from './visitor.ts'

export type TypedForm = SentForm & {
  drawn: { path: string; form: string }
  /** Its name, which identifies its answers. */
  form: string
  isStaff: boolean
  hasVersion: boolean
  hasPassword: boolean
  controls: Control[]
}

export type Control = { name: string; kind: string; isRequired: boolean; options: string[] }

export async function* typedForms(site: Site): AsyncGenerator<TypedForm> {
  for await (const sent of everyForm(site)) {
    const form = await asTyped(sent)
    if (form) yield form
  }
}

/** Null for a plain request, or for a form without the form component, such as a confirmation. */
export async function asTyped(sent: SentForm): Promise<TypedForm | null> {
  const { drawn, visitor } = sent
  if (!drawn) return null
  const found = formIn(await visitor.visit(drawn.path), drawn.form)
  return found && { ...sent, drawn, ...found }
}

function formIn({ $ }: Page, selector: string) {
  const formOf = String($(`${selector} [name=${formOfField}]`).val() ?? '')
  const controls = controlsOf($, selector)
  if (formOf === '') return null
  const [form = '', path = ''] = formOf.split(' ')
  return {
    form,
    isStaff: /^\/(dashboard|admin)/.test(path),
    hasVersion: $(`${selector} [name=version]`).length > 0,
    hasPassword: controls.some(({ name }) => /password/i.test(name)),
    controls,
  }
}

/** Without those that belong to another form, which stands beside it. */
function controlsOf($: CheerioAPI, selector: string): Control[] {
  return $(`${selector} :is(input, textarea, select)[name]:not([form])`)
    .toArray()
    .map((element) => {
      const control = $(element)
      return {
        name: control.attr('name') ?? '',
        kind: control.is('input')
          ? inputKind(control.attr('autocomplete'), control.attr('type'))
          : control.is('select')
            ? 'select'
            : control.is('[data-line]')
              ? 'text'
              : 'textarea',
        isRequired: control.attr('required') !== undefined,
        options: control
          .find('option')
          .toArray()
          .map((option) => $(option).attr('value') ?? ''),
      }
    })
    .filter(({ name, kind }) => name !== honeypotField && !['hidden', 'file', 'submit'].includes(kind))
}

/** A one-time code is as secret as a password: neither is redrawn. */
const inputKind = (autocomplete: string | undefined, type = 'text') =>
  autocomplete === 'one-time-code' ? 'password' : type

const generated: Record<string, string> = {
  text: 'Typed words',
  search: 'Typed words',
  textarea: 'Typed words\nof two lines',
  email: 'typed@example.com',
  tel: '+82 2 555',
  url: 'https://example.com/typed',
  number: '7',
  date: '2041-02-03',
  time: '07:45',
  color: '#123456',
}

/** Plausible values for each field. */
export function typedInto({ controls }: TypedForm): Values {
  const typed: Values = {}
  for (const { name, kind, options } of controls) {
    const text = kind === 'select' ? options.at(-1) : generated[kind]
    if (text !== undefined) typed[name] = text
  }
  return typed
}

/** All fields of a form together stay below what is read of a body. */
const readBytes = 200_000

/** For each rule that can be broken, all its fields with a wrong value. */
export function mistakesIn({ controls }: TypedForm): [rule: string, wrong: Values][] {
  const wrongAll = (able: Control[], value: string) => Object.fromEntries(able.map(({ name }) => [name, value]))
  const ofKind = (...kinds: string[]) => controls.filter(({ kind }) => kinds.includes(kind))
  const texts = ofKind('text', 'search', 'textarea', 'email', 'tel', 'url')
  const rules: [string, Values][] = [
    ['no choice', wrongAll(ofKind('select'), 'x')],
    ['malformed', wrongAll(ofKind('email', 'url'), 'no address')],
    ['too long', wrongAll(texts, 'x'.repeat(Math.min(6_000, readBytes / texts.length)))],
    [
      'empty',
      wrongAll(
        controls.filter(({ isRequired, kind }) => isRequired && typeable.includes(kind)),
        '',
      ),
    ],
  ]
  return rules.filter(([, wrong]) => Object.keys(wrong).length > 0)
}

const typeable = ['text', 'textarea', 'email', 'password', 'tel', 'url', 'date', 'number']

/** The names of all forms that report failures: those that people type into. */
export function namedForms(): string[] {
  const files = readdirSync('app/routes', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const sources = files.map((file) => readFileSync(`app/routes/${file}`, 'utf8'))
  const names = sources.flatMap((source) => [
    ...[...source.matchAll(/read(?:Public)?Form(?:WithFile)?\([^,]+,(?: context \},)? '([\w-]+)'/g)].map(
      ([, name]) => name,
    ),
    ...[...source.matchAll(/^const formName = '([\w-]+)'/gm)].map(([, name]) => name),
    ...[...source.matchAll(/changeForm\('([\w-]+)'/g)].map(([, name]) => name),
    ...[...source.matchAll(/^export const action = staffAction\([\s\S]*?^\}\)/gm)]
      .filter(([block]) => block.includes('failed:'))
      .map(([block]) => /form: '([\w-]+)'/.exec(block)?.[1]),
  ])
  // Nobody types into these: the browser fills in one, and the other has no field.
  const untyped = ['passkey-add', 'separate']
  return [...new Set(names.filter((name) => name !== undefined))].filter((name) => !untyped.includes(name)).sort()
}
