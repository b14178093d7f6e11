import '@remix-run/node'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }

  /** State shared by a request's action, loaders and rendering. */
  interface AppLoadContext {
    /** A form was refused: the page's title shows it. */
    refused?: boolean
    /** The query that the action wants its page to have. */
    search?: URLSearchParams
    /** The host of the only frame that this page may embed. */
    frameHost?: string
    /** A page of the site itself may embed this one. */
    isFramed?: boolean
    /** Shown on the error page and in the log. */
    requestId?: string
    /** The site asks for its own page, which is no visit. */
    isOwnRequest?: boolean
    /** Resolves when the browser has taken all written data; false once it has gone. */
    room?: () => Promise<boolean>
  }
}
