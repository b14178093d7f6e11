import { createContext, useContext } from 'react'

/** This rendering's nonce on the server; undefined in the browser, where scripts are allowed by hash. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = () => useContext(NonceContext)
