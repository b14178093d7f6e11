// Reads the form of a document. A button that adds, moves or removes a row only redraws the form.
import { randomUUID } from 'node:crypto'
import { data } from '@remix-run/node'
import { z } from 'zod'
import { fieldRule } from '#app/forms/fields/field-rule.ts'
import type { FormAnswer, FormValues } from '#app/forms/form-state.ts'
import { type FormArgs, type ReadForm, readForm } from '#app/forms/read/read-form.server.ts'
import { changeRows, rowsField } from './change-rows.ts'
import { flatSchema, looseSchema } from './document-schema.ts'
import { type Branch, documentOf } from './document-values.ts'
import type { Fields } from './field-types.ts'

/** @param also the fields that the form sends besides the document, such as its version */
export async function readDocument<S extends z.ZodRawShape>(
  args: FormArgs,
  form: string,
  fields: Fields,
  also: z.ZodObject<S>,
): Promise<ReadForm<z.output<z.ZodObject<S>> & { document: Branch }>> {
  let command: string | null = null
  const read = await readForm(args, form, (body) => {
    const sent = Object.fromEntries(body)
    command = body.get(rowsField)
    if (command !== null) return z.object({ ...withoutRules(also.shape), ...looseSchema(fields, sent).shape })
    return z.object({ ...also.shape, ...flatSchema(fields, sent).shape })
  })
  if (!read.ok) return read
  const values = read.value as FormValues
  if (command !== null) return { ok: false, response: data(redrawn(form, fields, values, command)) }
  const value = { ...(read.value as z.output<z.ZodObject<S>>), document: documentOf(fields, values) }
  return { ...read, value }
}

function redrawn(form: string, fields: Fields, values: FormValues, command: string): FormAnswer {
  const changed = changeRows(fields, values, command)
  return {
    form,
    values: { ...values, ...changed?.values },
    errors: {},
    rewritten: randomUUID(),
    focus: changed?.focus,
  }
}

const withoutRules = (shape: z.ZodRawShape) =>
  Object.fromEntries(Object.entries(shape).map(([name, rule]) => [name, z.string().meta({ ...fieldRule(name, rule) })]))
