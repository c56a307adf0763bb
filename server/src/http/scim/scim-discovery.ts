import { GROUP_SCHEMA } from './scim-group.ts'
import { COUNT_AT_MOST } from './scim-query.ts'
import { USER_SCHEMA } from './scim-user.ts'

const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:'

/** What this service can do, RFC 7643 section 5. */
export function serviceProviderConfig(baseUrl: string): object {
  return {
    schemas: [`${SCHEMA}ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: COUNT_AT_MOST },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API key',
        description: 'An API key of the institution with access to its team, as Authorization: Bearer.',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${baseUrl}/ServiceProviderConfig` },
  }
}

export function resourceTypes(baseUrl: string): object[] {
  return [
    { id: 'User', endpoint: '/Users', schema: USER_SCHEMA, description: 'A person of the institution' },
    { id: 'Group', endpoint: '/Groups', schema: GROUP_SCHEMA, description: 'A role: Managers or Users' },
  ].map((type) => ({
    schemas: [`${SCHEMA}ResourceType`],
    name: type.id,
    ...type,
    meta: { resourceType: 'ResourceType', location: `${baseUrl}/ResourceTypes/${type.id}` },
  }))
}

interface Attribute {
  name: string
  type?: 'string' | 'boolean' | 'complex' | 'reference'
  multiValued?: boolean
  required?: boolean
  mutability?: 'readWrite' | 'readOnly' | 'immutable'
  uniqueness?: 'none' | 'server'
  subAttributes?: object[]
}

const attribute = ({ name, type = 'string', ...rest }: Attribute): object => ({
  name,
  type,
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...rest,
})

export function schemas(baseUrl: string): object[] {
  return [
    {
      id: USER_SCHEMA,
      name: 'User',
      description: 'A person of the institution',
      attributes: [
        attribute({ name: 'userName', required: true, mutability: 'immutable', uniqueness: 'server' }),
        attribute({ name: 'displayName' }),
        attribute({
          name: 'name',
          type: 'complex',
          subAttributes: ['formatted', 'givenName', 'familyName'].map((name) => attribute({ name })),
        }),
        attribute({
          name: 'emails',
          type: 'complex',
          multiValued: true,
          mutability: 'readOnly',
          subAttributes: [
            attribute({ name: 'value' }),
            attribute({ name: 'type' }),
            attribute({ name: 'primary', type: 'boolean' }),
          ],
        }),
        attribute({ name: 'active', type: 'boolean' }),
        attribute({
          name: 'groups',
          type: 'complex',
          multiValued: true,
          mutability: 'readOnly',
          subAttributes: [attribute({ name: 'value' }), attribute({ name: 'display' })],
        }),
      ],
    },
    {
      id: GROUP_SCHEMA,
      name: 'Group',
      description: 'A role',
      attributes: [
        attribute({ name: 'displayName', required: true, mutability: 'immutable' }),
        attribute({
          name: 'members',
          type: 'complex',
          multiValued: true,
          subAttributes: [attribute({ name: 'value' }), attribute({ name: 'display' })],
        }),
      ],
    },
  ].map((schema) => ({
    schemas: [`${SCHEMA}Schema`],
    ...schema,
    meta: { resourceType: 'Schema', location: `${baseUrl}/Schemas/${schema.id}` },
  }))
}
