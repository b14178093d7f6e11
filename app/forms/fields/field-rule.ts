// Reads a field's rule from its schema for the form reader: its maximum, its label, and whether it is a list, multiline or
// secret.
import { z } from 'zod'
import type { Message } from '#app/languages/phrases.server.ts'

export type FieldRule = {
  /** The maximum number of characters in a valid value. */
  max: number
  isList: boolean
  multiline: boolean
  isSecret: boolean
  /** Undefined for a value that is not typed, or that has words of its own on the page. */
  label?: Message
}

type Unwrapped = { leaf: z.core.$ZodType; metas: z.core.GlobalMeta[] }

/** @throws for a rule without a maximum, and for an unknown kind of rule, which could hide a secret */
export function fieldRule(name: string, rule: z.core.$ZodType): FieldRule {
  const whole = unwrap(rule)
  const isList = whole.leaf instanceof z.ZodArray
  const one = whole.leaf instanceof z.ZodArray ? unwrap(whole.leaf.element) : whole
  const metas = isList ? [...whole.metas, ...one.metas] : whole.metas
  if (!isKnown(one.leaf)) throw new Error(`The field ${name} has a rule of an unknown kind: ${one.leaf._zod.def.type}`)
  const max = metas.map((meta) => meta.max).find((said) => typeof said === 'number') ?? longest(one.leaf)
  if (typeof max !== 'number') throw new Error(`The field ${name} has no maximum`)
  const isSaid = (key: string) => metas.some((meta) => meta[key] === true)
  const label = metas.map((meta) => meta.label).find((said) => said !== undefined) as Message | undefined
  return { max, isList, multiline: isSaid('multiline'), isSecret: isSaid('secret'), label }
}

/** Unwraps a rule and collects the metadata of each layer, outermost first. */
function unwrap(rule: z.core.$ZodType): Unwrapped {
  const metas: z.core.GlobalMeta[] = []
  const seen = new Set<z.core.$ZodType>()
  let leaf = rule
  for (let next: z.core.$ZodType | null = rule; next && !seen.has(next); next = innerOf(next)) {
    leaf = next
    seen.add(next)
    metas.push(z.globalRegistry.get(next) ?? {})
    // A transform or a second rule may carry the mark of a secret.
    if (next instanceof z.ZodPipe) metas.push(z.globalRegistry.get(next.out) ?? {})
  }
  return { leaf, metas }
}

function innerOf(rule: z.core.$ZodType): z.core.$ZodType | null {
  if (rule instanceof z.ZodPipe) return rule.in instanceof z.ZodTransform ? rule.out : rule.in
  if (
    rule instanceof z.ZodOptional ||
    rule instanceof z.ZodNonOptional ||
    rule instanceof z.ZodNullable ||
    rule instanceof z.ZodDefault ||
    rule instanceof z.ZodPrefault ||
    rule instanceof z.ZodCatch ||
    rule instanceof z.ZodReadonly ||
    rule instanceof z.ZodLazy
  ) {
    return rule.unwrap()
  }
  return null
}

const isKnown = (rule: z.core.$ZodType) =>
  rule instanceof z.ZodString ||
  rule instanceof z.ZodStringFormat ||
  rule instanceof z.ZodEnum ||
  rule instanceof z.ZodNumber

function longest(rule: z.core.$ZodType): number | null {
  if (rule instanceof z.ZodEnum) return Math.max(...rule.options.map((option) => String(option).length))
  if (rule instanceof z.ZodString || rule instanceof z.ZodStringFormat) return rule.maxLength
  if (rule instanceof z.ZodNumber && rule.isInt) return String(rule.maxValue).length
  return null
}
