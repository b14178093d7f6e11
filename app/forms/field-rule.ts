// What a field's rule in a schema says of itself to the form reader.
import { z } from 'zod'

export type FieldRule = {
  /** How many characters a right value can have. */
  max: number
  isList: boolean
  multiline: boolean
  isSecret: boolean
}

/** @throws for a rule that knows no maximum: every field has one */
export function fieldRule(name: string, rule: unknown): FieldRule {
  const innermost = inner(rule)
  const isList = innermost instanceof z.ZodArray
  const one = isList ? inner(innermost.element) : innermost
  const said = one instanceof z.ZodType ? (one.meta() ?? {}) : {}
  const max = typeof said.max === 'number' ? said.max : longest(one)
  if (max === null) throw new Error(`The field ${name} has no maximum`)
  return { max, isList, multiline: said.multiline === true, isSecret: said.secret === true }
}

/** A rule may be wrapped by a transform or a fallback; what it says of itself is on its inner side. */
function inner(rule: unknown): unknown {
  if (rule instanceof z.ZodPipe) return inner(rule.in)
  if (rule instanceof z.ZodCatch || rule instanceof z.ZodNullable || rule instanceof z.ZodOptional) {
    return inner(rule.unwrap())
  }
  return rule
}

function longest(rule: unknown): number | null {
  if (rule instanceof z.ZodEnum) return Math.max(...rule.options.map((option) => String(option).length))
  if (rule instanceof z.ZodString) return rule.maxLength
  if (rule instanceof z.ZodNumber && rule.isInt) return String(rule.maxValue).length
  return null
}
