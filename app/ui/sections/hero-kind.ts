import { createContext } from 'react'

/** A statement; a thing with its picture beside it; a text to read; a list or a form, which begins at once. */
export type HeroKind = 'idea' | 'object' | 'story' | 'index'

/** The kind of the current page's hero. */
export const HeroKindContext = createContext<HeroKind>('idea')
