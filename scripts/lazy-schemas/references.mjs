import { childrenOf, isFunction } from './tree.mjs'

/**
 * Every place of a module where one of the names is read that its outermost scope declares or imports. `newCallee` is what
 * `new` is followed by, where the name is a part of that.
 */
export function references(program, names) {
  const found = []
  visit(program, [], { names, found })
  return found
}

function visit(node, scopes, { names, found, newCallee, isShorthand }) {
  if (node.type === 'Identifier') {
    if (names.has(node.name) && !scopes.some((scope) => scope.has(node.name)))
      found.push({ node, isShorthand: isShorthand ?? false, newCallee })
    return
  }
  if (/^(Import|Export(Named|All))Declaration$/.test(node.type) && !node.declaration) return
  const inner = declaredBy(node)
  const within = inner.size > 0 ? [...scopes, inner] : scopes
  for (const [place, child] of childrenOf(node)) {
    if (isName(node, place)) continue
    if (node.type === 'VariableDeclarator' && place === 'id' && names.has(child.name) && scopes.length === 0)
      continue
    visit(child, within, {
      names,
      found,
      newCallee:
        node.type === 'NewExpression' && place === 'callee' ? child : ofCallee(node, place, newCallee),
      isShorthand: node.type === 'Property' && node.shorthand,
    })
  }
}

const ofCallee = ({ type }, place, newCallee) =>
  type === 'MemberExpression' && place === 'object' ? newCallee : undefined

/** A name that is no reference: of a property, of a label. */
function isName({ type, computed, shorthand }, place) {
  if (type === 'MemberExpression') return place === 'property' && !computed
  // Of a shorthand, key and value are the same letters.
  if (type === 'Property') return place === 'key' && (shorthand || !computed)
  if (/^(MethodDefinition|PropertyDefinition|AccessorProperty)$/.test(type))
    return place === 'key' && !computed
  return place === 'label' || type === 'MetaProperty'
}

function declaredBy(node) {
  const names = new Set()
  if (isFunction(node)) {
    if (node.type === 'FunctionExpression' && node.id) names.add(node.id.name)
    for (const param of node.params) addPattern(param, names)
    addHoisted(node.body, names)
  } else if (node.type === 'ClassExpression' && node.id) names.add(node.id.name)
  else if (node.type === 'CatchClause' && node.param) addPattern(node.param, names)
  else if (node.type === 'BlockStatement' || node.type === 'StaticBlock') addOfBlock(node.body, names)
  else if (node.type === 'SwitchStatement')
    addOfBlock(
      node.cases.flatMap(({ consequent }) => consequent),
      names,
    )
  else if (/^For(In|Of)?Statement$/.test(node.type)) addOfBlock([node.init ?? node.left], names)
  return names
}

function addOfBlock(statements, names) {
  for (const statement of statements) {
    if (statement?.type === 'VariableDeclaration')
      for (const { id } of statement.declarations) addPattern(id, names)
    else if (statement?.type === 'FunctionDeclaration' || statement?.type === 'ClassDeclaration')
      names.add(statement.id.name)
  }
}

/** The `var`s of a function, wherever they are declared in it. */
function addHoisted(node, names) {
  if (node.type === 'VariableDeclaration' && node.kind === 'var')
    for (const { id } of node.declarations) addPattern(id, names)
  for (const [, child] of childrenOf(node)) if (!isFunction(child)) addHoisted(child, names)
}

function addPattern(pattern, names) {
  if (pattern.type === 'Identifier') names.add(pattern.name)
  else if (pattern.type === 'AssignmentPattern') addPattern(pattern.left, names)
  else if (pattern.type === 'RestElement') addPattern(pattern.argument, names)
  else if (pattern.type === 'ArrayPattern')
    for (const element of pattern.elements) element && addPattern(element, names)
  else if (pattern.type === 'ObjectPattern')
    for (const property of pattern.properties) addPattern(property.value ?? property.argument, names)
}
