// The templates that staff insert into replies by mail.
import { line, prose } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { empty } from './shared-fields.ts'

const inEnglish = { ...empty, hint: 'If empty, the English text is used.' } as const

export const replyTemplateTexts = definePages({
  kind: 'reply-templates',
  title: 'Templates for replies',
  list: { one: 'template', titled: 'label', opening: 'en' },
  fields: {
    label: line('Name', 40),
    en: prose('English', 4000, { hint: 'The greeting and your name are added automatically.' }),
    ko: prose('Korean', 4000, inEnglish),
    fr: prose('French', 4000, inEnglish),
  },
  path: () => '/dashboard/inbox',
})
