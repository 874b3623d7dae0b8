# Functions of the libraries that are written in Python (core/torch/composed/README.md). The files
# core/ROOM/composed/*.py become the header ROOM/composed.generated.inc in the build directory: for
# each `def` or `class` that begins a line, a macro PY_NAME with its text as a string. Comments,
# docstrings and empty lines stay out, an expression that goes over several lines becomes one line,
# and each level of indentation one tab.
file(GLOB composed_files CONFIGURE_DEPENDS core/*/composed/*.py)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${composed_files})
foreach(path IN LISTS composed_files)
  string(REGEX REPLACE ".*/([a-z]+)/composed/[^/]*" "\\1" room ${path})
  file(READ ${path} text)
  string(REGEX REPLACE "\n *\"\"\"[^\"]*\"\"\"" "" text "\n${text}")
  string(REGEX REPLACE "\n *#[^\n]*" "" text "${text}")
  string(REGEX REPLACE "\n\n+" "\n" text "${text}")
  # Lines that go on: behind a comma or an opening bracket; before a string, an operator, or an
  # `if`, `else` or `for` without a colon.
  string(REGEX REPLACE ",\n +" ", " text "${text}")
  string(REGEX REPLACE "([([{])\n +" "\\1" text "${text}")
  string(REGEX REPLACE "\n +(f?['\"]|and |or |[-+*/%@!=]=? |else [^:])" " \\1" text "${text}")
  string(REGEX REPLACE "\n +((if|for) [^:\n]*)\n" " \\1\n" text "${text}")
  while(text MATCHES "\n\t*    ")
    string(REGEX REPLACE "\n(\t*)    " "\n\\1\t" text "${text}")
  endwhile()
  string(REPLACE "\\" "\\\\" text "${text}")
  string(REPLACE "\"" "\\\"" text "${text}")
  string(REGEX REPLACE "\n([^\n]+)" "\n\"\\1\\\\n\" \\\\" text "${text}")
  string(REGEX REPLACE "\n\"(def|class) ([A-Za-z0-9_]+)"
    "\n\n#define PY_\\2 \\\\\n\"\\1 \\2" text "${text}")
  string(APPEND composed_of_${room} "${text}")
  list(APPEND composed_rooms ${room})
endforeach()
list(REMOVE_DUPLICATES composed_rooms)
foreach(room IN LISTS composed_rooms)
  file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/composed/${room}/composed.generated.inc
    CONTENT "${composed_of_${room}}\n")
endforeach()
