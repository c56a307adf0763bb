/** The key of the schema that `later` makes. Registered, because each thread’s bundle has its own copy of this file. */
const MADE = Symbol.for('plumbline.made')

/**
 * A schema that is made when it is first asked for anything. The build puts it around the schemas of operations
 * (`scripts/lazy-schemas`), of which a start needs none.
 */
export function later<Schema extends object>(make: () => Schema): Schema {
  let made: Schema | undefined
  const schema = () => {
    made ??= madeOf(make())
    return made
  }
  return new Proxy({} as Schema, {
    get(_, name) {
      if (name === MADE) return schema()
      const value = Reflect.get(schema(), name, schema())
      return typeof value === 'function' ? value.bind(schema()) : value
    },
    has: (_, name) => name === MADE || Reflect.has(schema(), name),
  })
}

/** The schema itself, where what holds it has to tell it from others. */
export const madeOf = <Schema extends object>(schema: Schema): Schema =>
  MADE in schema ? (schema[MADE] as Schema) : schema
