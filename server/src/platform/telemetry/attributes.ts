/** Names of our own and numbers: never what people typed, nor who they are. */
export type Attributes = Readonly<Record<string, string | number>>
