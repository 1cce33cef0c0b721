"use strict";
// Requests by HTTP to this machine, over few connections that stay open.

const http = require("node:http");

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
const PATIENCE = 60_000;

/** The JSON that a POST is answered with; an error for every status but 200 and 201. */
function post(port, path, body) {
  const content = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(content) };
    const request = http.request(
      { host: "127.0.0.1", port, path, method: "POST", agent, headers, timeout: PATIENCE },
      (answer) => {
        const parts = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode !== 200 && answer.statusCode !== 201) {
            reject(new Error(`${path}: ${answer.statusCode} ${text}`));
            return;
          }
          resolve(JSON.parse(text));
        });
      },
    );
    request.on("timeout", () => request.destroy(new Error(`${path}: no answer`)));
    request.on("error", reject);
    request.end(content);
  });
}

/** Let the connections go. */
function hangUp() {
  agent.destroy();
}

module.exports = { post, hangUp };
