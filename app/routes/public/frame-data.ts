// The data of the public layout around a page, in whichever language.
import { useMatches } from '@remix-run/react'
import { otherLanguages } from '#app/languages/pages.ts'
import type { FrameData } from './site-frame.tsx'

const layouts = ['routes/public/public-layout', ...otherLanguages.map((language) => `${language}/layout`)]

/** Undefined outside the layout, and when its loader failed. */
export const frameDataOf = (matches: readonly { id: string; data?: unknown }[]) =>
  matches.find(({ id }) => layouts.includes(id))?.data as FrameData | undefined

export const useFrameData = () => frameDataOf(useMatches())
