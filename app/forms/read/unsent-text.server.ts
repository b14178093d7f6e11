// Writes the typed values as text: a page whose form could not be stored offers other ways of sending it.
import type { z } from 'zod'
import { fieldRule } from '#app/forms/fields/field-rule.ts'
import type { FormValues } from '#app/forms/form-state.ts'
import { isOfStaff } from '#app/forms/of-staff.ts'
import { languageOfPath } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'

type Unsent = { schema: z.ZodObject; typed: FormValues; isPublic: boolean }

/** Each value with its label in the page's language. Undefined for forms of staff, and for those without a message to us. */
export function unsentText(request: Request, { schema, typed, isPublic }: Unsent): string | undefined {
  const path = new URL(request.url).pathname
  const rules = Object.entries(schema.shape).map(([name, shape]) => ({ name, ...fieldRule(name, shape) }))
  const isMessage = isPublic || (!isOfStaff(path) && rules.some(({ multiline }) => multiline))
  if (!isMessage) return undefined
  const lines = rules.flatMap(({ name, label, isSecret }) => {
    if (!label || isSecret) return []
    const said = sayIn(languageOfPath(path))(label)
    return [typed[name] ?? ''].flat().flatMap((value) => (value ? [`${said}: ${value}`] : []))
  })
  return lines.join('\n')
}
