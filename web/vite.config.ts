import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { art } from "./art/plugin.ts";
import { lettersPlugin } from "./letters-plugin.ts";
import { namedMedia } from "./media-plugin.ts";
import { wordsPlugin } from "./words-plugin.ts";
import { workerPlugin } from "./worker-plugin.ts";

const server = process.env.CITADELS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), wordsPlugin(), workerPlugin(), lettersPlugin(), art()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {}, // tests see state change, as a browser does
  css: { postcss: { plugins: [namedMedia] } },
  build: {
    outDir: "../src/citadels/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page may load nothing but files of its own server
    license: true,
  },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true, changeOrigin: false },
    },
  },
});
