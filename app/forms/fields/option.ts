import type { Message, Say } from '#app/languages/phrases.server.ts'

/** @property isTyped true for a label that a person typed, which is no phrase */
export type Option = { value: string } & ({ label: Message; isTyped?: undefined } | { label: string; isTyped: true })

export const optionText = (option: Option, say: Say) => (option.isTyped ? option.label : say(option.label))
