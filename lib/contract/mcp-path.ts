/** Where the MCP server is on the site. */
export const mcpPath = '/mcp'
