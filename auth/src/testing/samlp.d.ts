/** The package brings no types; the tests need no more of it. */
declare module 'samlp' {
  const samlp: {
    parseRequest(
      request: { method: string; query: Record<string, string> },
      callback: (
        error: Error | null,
        data: { id: string; issuer: string; assertionConsumerServiceURL: string },
      ) => void,
    ): void
    getSamlResponse(options: object, user: object, callback: (error: Error | null, xml: string) => void): void
  }
  export default samlp
}
