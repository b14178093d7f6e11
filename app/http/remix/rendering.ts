import { createContext, useContext } from 'react'

/** What only the server knows while it renders; empty in the browser. */
export type Rendering = { nonce?: string; requestId?: string }

export const RenderingContext = createContext<Rendering>({})
export const useRendering = () => useContext(RenderingContext)
