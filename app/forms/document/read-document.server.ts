// Reads the form of a document. A button that changes its rows, or asks for a preview or for other pictures, only redraws it.
import { randomUUID } from 'node:crypto'
import { data } from '@remix-run/node'
import { z } from 'zod'
import { fieldRule } from '#app/forms/fields/field-rule.ts'
import type { FormAnswer, FormValues, PictureChoices } from '#app/forms/form-state.ts'
import type { UploadedFile } from '#app/forms/read/body.server.ts'
import { type FormArgs, type FormUpload, type ReadForm, readForm } from '#app/forms/read/read-form.server.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import type { Part } from '#app/ui/sections/content-sections.tsx'
import { changeRows, rowsField } from './change-rows.ts'
import { previewField } from './document-fields.tsx'
import { flatSchema, looseSchema } from './document-schema.ts'
import { type Branch, documentOf, type Label, placesIn } from './document-values.ts'
import { type Fields, pictureIn } from './field-types.ts'
import {
  enteredField,
  iconsOf,
  picturesField,
  searchInput,
  searchOf,
  uploadAlt,
  uploadFile,
  uploadOf,
} from './picture-field.tsx'

type Document<S extends z.ZodRawShape> = {
  form: string
  fields: Fields
  /** The labels in the language of its errors. */
  labelOf?: (label: Label) => string
  /** The fields that the form sends besides the document, such as its version. */
  also: z.ZodObject<S>
  /** Reads Markdown as its page does. */
  partsOf?: (markdown: string) => Promise<readonly Part[]>
  /** Lists pictures of the media library, the newest or those from a place in it, with these words or all. */
  listPictures?: (from: string | null, search: string) => Promise<PictureChoices>
  /** Puts a picture into the media library. */
  storePicture?: StorePicture
}

export type StorePicture = (file: UploadedFile | null, alt: string) => ReturnType<FormUpload['take']>

export async function readDocument<S extends z.ZodRawShape>(
  args: FormArgs,
  { form, fields, labelOf, also, partsOf, listPictures, storePicture }: Document<S>,
): Promise<ReadForm<z.output<z.ZodObject<S>> & { document: Branch }>> {
  let redraw: ((values: FormValues) => Promise<Partial<FormAnswer>>) | undefined
  const upload = storePicture && uploadInto(fields, storePicture)
  const read = await readForm(
    args,
    form,
    (body) => {
      const sent = Object.fromEntries(body)
      const [change, previewed, pressed] = [rowsField, previewField, picturesField].map(
        (name) => body.get(name) ?? undefined,
      )
      const asked = pressed ?? enteredSearch(sent)
      if (change !== undefined) redraw = async (values) => withChangedRows(fields, values, change)
      else if (previewed !== undefined && partsOf) redraw = (values) => withPreview(fields, values, previewed, partsOf)
      else if (asked !== undefined && listPictures) redraw = (values) => withPictures(asked, sent, values, listPictures)
      else return z.object({ ...also.shape, ...flatSchema(fields, sent, labelOf).shape })
      return z.object({ ...withoutRules(also.shape), ...looseSchema(fields, sent).shape })
    },
    upload,
  )
  if (!read.ok) return read
  const values = read.value as FormValues
  if (redraw) return { ok: false, response: data({ form, values, errors: {}, ...(await redraw(values)) }) }
  const value = { ...(read.value as z.output<z.ZodObject<S>>), document: documentOf(fields, values) }
  return { ...read, value }
}

function withChangedRows(fields: Fields, values: FormValues, command: string): Partial<FormAnswer> {
  const changed = changeRows(fields, values, command)
  return { values: { ...values, ...changed?.values }, rewritten: randomUUID(), focus: changed?.focus }
}

async function withPreview(
  fields: Fields,
  values: FormValues,
  name: string,
  partsOf: NonNullable<Document<z.ZodRawShape>['partsOf']>,
): Promise<Partial<FormAnswer>> {
  const place = placesIn(fields, values).find((one) => one.name === name)
  if (!place || !('leaf' in place) || !place.leaf.isMarkdown) return {}
  return { preview: { of: name, parts: await partsOf(String(values[name])) } }
}

/** Enter in a search presses no button of it. */
function enteredSearch(sent: Readonly<Record<string, string>>): string | undefined {
  if (sent[enteredField] === undefined) return undefined
  const begin = searchInput('')
  const [input] = Object.entries(sent).find(([name, words]) => name.startsWith(begin) && words.trim()) ?? []
  return input && `${input.slice(begin.length)} ${searchOf}`
}

/** A form has at most one picture. A chosen file is taken by every button, and missed by the one that uploads. */
function uploadInto(fields: Fields, store: StorePicture): FormUpload | undefined {
  const name = pictureIn(fields)
  return name === undefined
    ? undefined
    : {
        name,
        input: uploadFile,
        limit: uploadLimits.media,
        take: async (file, body) => {
          const isMissed = !file && body.get(picturesField) === `${name} ${uploadOf}`
          return file || isMissed ? store(file ?? null, body.get(uploadAlt) ?? '') : null
        },
      }
}

/** The newest ones are all, and among them is what was uploaded. */
async function withPictures(
  asked: string,
  sent: Readonly<Record<string, string>>,
  values: FormValues,
  listPictures: NonNullable<Document<z.ZodRawShape>['listPictures']>,
): Promise<Partial<FormAnswer>> {
  const [of = '', from = ''] = asked.split(' ')
  if (from === iconsOf) return { choices: { of, pictures: [], next: null } }
  const isUpload = from === uploadOf
  const search = from === '' || isUpload ? '' : (sent[searchInput(of)] ?? '').trim().slice(0, 200)
  const choices = { of, ...(await listPictures(/^\d+$/.test(from) ? from : null, search)), search }
  return isUpload ? { choices, values, rewritten: randomUUID() } : { choices }
}

const withoutRules = (shape: z.ZodRawShape) =>
  Object.fromEntries(Object.entries(shape).map(([name, rule]) => [name, z.string().meta({ ...fieldRule(name, rule) })]))
